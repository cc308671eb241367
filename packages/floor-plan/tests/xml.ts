const TOKEN = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*(?:&(?:amp|lt|gt|quot);[^"<&]*)*")*)(\/?)>|([^<]+)/gy;
const TEXT = /^(?:[^&<>]|&(?:amp|lt|gt|quot);)*$/;

/** What keeps a text from being a well-formed XML document of one element; nothing where it is one. */
export function xmlFault(xml: string): string | undefined {
  const open: string[] = [];
  let [at, roots] = [0, 0];
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(xml); token; token = TOKEN.exec(xml)) {
    at = TOKEN.lastIndex;
    const [, closes, name = "", , isEmpty, text] = token;
    if (text !== undefined && (!TEXT.test(text) || open.length === 0)) return `text ${text}`;
    if (text !== undefined) continue;
    if (open.length === 0) roots += 1;
    if (closes && open.pop() !== name) return `</${name}> closes nothing`;
    if (!closes && !isEmpty) open.push(name);
  }
  if (at !== xml.length) return `not XML: ${xml.slice(at, at + 80)}`;
  if (open.length > 0) return `<${open.join(">, <")}> not closed`;
  return roots === 1 ? undefined : `${roots} roots`;
}
