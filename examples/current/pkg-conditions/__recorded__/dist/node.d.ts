/** Where settings are kept. */
export declare const settingsIn: () => string;
