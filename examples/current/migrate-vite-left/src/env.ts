export const isProduction = import.meta.env.PROD;
