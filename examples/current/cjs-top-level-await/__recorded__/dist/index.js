const value = await Promise.resolve(1);
export { value };
