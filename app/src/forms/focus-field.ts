/** Moves the focus to the named control of a form, where there is one. */
export function focusField(form: HTMLFormElement, name: string | undefined): void {
  const control = name === undefined ? null : form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
