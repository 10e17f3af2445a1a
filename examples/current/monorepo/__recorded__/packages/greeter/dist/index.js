/* @acme/greeter */
import { upper } from "@acme/text";
const quote = (text)=>`“${text}”`;
const greet = (name)=>`Hello, ${quote(upper(name))}!`;
export { greet };
