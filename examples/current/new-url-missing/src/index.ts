export const file = new URL('./nothing.txt', import.meta.url);
