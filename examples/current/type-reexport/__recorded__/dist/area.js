const area_area = ({ width, height })=>width * height;
export { area_area as area };
