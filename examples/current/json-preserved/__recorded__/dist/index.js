import data from "./data.json" with {
    type: "json"
};
const label = data.name;
export { label };
