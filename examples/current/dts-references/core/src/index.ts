export interface Shape {
  width: number;
}
