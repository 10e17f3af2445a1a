export const upper = (text: string): string => text.toUpperCase();
