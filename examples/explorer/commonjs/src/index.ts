import titleWords from 'title-words';

/** A heading in title case. */
export const heading = (text: string): string => titleWords(text);
