/** Characters that XML 1.0 cannot hold, not even as a reference (XML 1.0, 2.2). */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const MARKUP = /[&<>"']/g;
const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for an element or a quoted attribute; the apostrophe too, because the sitemap protocol asks for it. A character that XML cannot hold becomes U+FFFD. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '\uFFFD').replace(MARKUP, (mark) => REFERENCES[mark] ?? mark);
}
