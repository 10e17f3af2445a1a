/** The words of a text, without punctuation. */
export const words = (text: string): string[] => text.match(/\w+/g) ?? [];
