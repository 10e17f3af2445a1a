const upper = (text)=>text.toUpperCase();
export { upper };
