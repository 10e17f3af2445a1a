import { round } from '@/math/round';

export function area(radius: number): number {
  return round(Math.PI * radius ** 2);
}
