import { LitElement } from 'lit';
/** `<click-counter label="Clicks">`: a button that counts its clicks. */
export declare class ClickCounter extends LitElement {
    static styles: import("lit").CSSResult;
    label: string;
    count: number;
    render(): import("lit").TemplateResult<1>;
}
declare global {
    interface HTMLElementTagNameMap {
        'click-counter': ClickCounter;
    }
}
