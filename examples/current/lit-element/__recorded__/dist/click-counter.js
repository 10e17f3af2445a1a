import { LitElement, css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : null === desc ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if ("object" == typeof Reflect && "function" == typeof Reflect.decorate) r = Reflect.decorate(decorators, target, key, desc);
    else for(var i = decorators.length - 1; i >= 0; i--)if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
class ClickCounter extends LitElement {
    static{
        this.styles = css`
    button {
      padding: 8px 16px;
    }
  `;
    }
    render() {
        return html`<button @click=${()=>this.count++}>${this.label} ${this.count}</button>`;
    }
    constructor(...args){
        super(...args), this.label = 'Clicks', this.count = 0;
    }
}
_ts_decorate([
    property()
], ClickCounter.prototype, "label", void 0);
_ts_decorate([
    property({
        type: Number
    })
], ClickCounter.prototype, "count", void 0);
ClickCounter = _ts_decorate([
    customElement('click-counter')
], ClickCounter);
export { ClickCounter };
