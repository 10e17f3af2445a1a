/** Where settings are kept. */
export const settingsIn = (): string => 'localStorage';
