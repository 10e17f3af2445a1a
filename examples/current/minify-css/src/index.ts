import './button.css';

export function double(input: number): number {
  const result = input * 2;
  return result;
}
