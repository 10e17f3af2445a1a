export const city = (user?: { city?: string }) => user?.city;
