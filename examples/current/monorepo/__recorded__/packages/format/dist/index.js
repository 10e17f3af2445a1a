const quote = (text)=>`“${text}”`;
export { quote };
