export interface Shape {
  width: number;
}

export const shape = (width: number): Shape => ({ width });
