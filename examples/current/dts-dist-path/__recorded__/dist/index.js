const format = (text, options)=>options?.loud ? text.toUpperCase() : text;
const greet = (name, options)=>format(name, options);
export { greet };
