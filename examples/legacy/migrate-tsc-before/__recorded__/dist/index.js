import { round } from '@/math/round';
export function area(radius) {
    return round(Math.PI * radius ** 2);
}
