const isProduction = import.meta.env.PROD;
export { isProduction };
