const format = (key, value)=>`${key}=${value}`;
export { format };
