export const file = (): string => __filename;
export const folder = (): string => __dirname;
export const load = (name: string): unknown => require(name);
