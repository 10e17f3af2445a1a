export default function greet(): string {
  return 'hello';
}
