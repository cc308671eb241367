/** Empties a form, also of what it came with: a plain reset would bring back the draft that it was filled from. */
export function clearForm(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === "checkbox") control.defaultChecked = false;
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.defaultValue = "";
  }
  form.reset();
}
