import es_button from "my-ui/es/button";
const label = es_button.name;
export { label };
