declare const BUILD_HASH: string;

export const buildHash = (): string => BUILD_HASH;
