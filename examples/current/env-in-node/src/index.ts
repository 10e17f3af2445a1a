export const endpoint: string = import.meta.env.PUBLIC_ENDPOINT;
export const region: string = import.meta.env.REGION;
