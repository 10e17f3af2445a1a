export const run = (): string => 'started';
