export const mode = MODE;
declare const MODE: string;
