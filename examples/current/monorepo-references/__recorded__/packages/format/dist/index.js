const format = ({ meters })=>`${meters.toFixed(2)} m`;
export { format };
