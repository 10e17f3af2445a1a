const format = ({ first, last })=>`${first} ${last}`;
export { format };
