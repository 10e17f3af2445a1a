export interface Length {
  meters: number;
}

export const feet = (count: number): Length => ({ meters: count * 0.3048 });
