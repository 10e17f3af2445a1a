import "./button_module.css";
const button_module = {
    button: "my-lib-button-QvAIfg"
};
export default button_module;
