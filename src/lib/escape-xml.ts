/** Characters that are invalid in XML 1.0, even as character references (XML 1.0, 2.2). */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const MARKUP = /[&<>"']/g;

/** Escapes text for XML elements and quoted attributes, by character references. Sitemaps require escaped apostrophes. Forbidden characters become U+FFFD. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '\uFFFD').replace(MARKUP, (mark) => `&#${mark.charCodeAt(0)};`);
}
