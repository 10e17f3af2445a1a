import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/** `<click-counter label="Clicks">`: a button that counts its clicks. */
@customElement('click-counter')
export class ClickCounter extends LitElement {
  static override styles = css`
    button {
      padding: 8px 16px;
    }
  `;

  @property() label = 'Clicks';
  @property({ type: Number }) count = 0;

  override render() {
    return html`<button @click=${() => this.count++}>${this.label} ${this.count}</button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'click-counter': ClickCounter;
  }
}
