const card_module = {
    image: "image-jYxF9V"
};
import logo_namespaceObject from "./static/svg/logo.svg";
const card = ()=>`<img class="${card_module.image}" src="${logo_namespaceObject}" alt="">`;
export { card };
