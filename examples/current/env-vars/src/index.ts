export const mode = (): string => import.meta.env.MODE;
export const api = (): string => import.meta.env.PUBLIC_API;
export const nodeEnv = (): string | undefined => process.env.NODE_ENV;
