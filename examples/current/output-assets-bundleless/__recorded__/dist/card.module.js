import "./card_module.css";
const card_module = {
    image: "image-jYxF9V"
};
export default card_module;
