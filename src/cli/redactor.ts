/** Function that cuts every known secret out of a text. */
export type Redact = (text: string) => string;

/** Text in the place of a secret. */
const MASK = '[secret]';
/** Shortest secret that is cut out. A shorter one is part of common words, and no key of a service is as short. */
const MIN_LENGTH = 6;
/** Bytes before a secret in its Base64 form, which has another form after each number of bytes modulo three. */
const BASE64_OFFSETS = [0, 1, 2];

/**
 * Creates the redactor of messages, log lines and reports. A secret is cut out in each form that a library may write it in: as it is, as
 * single lines, as JSON, percent-encoded, and in Base64, in which Basic authentication sends it.
 */
export function createRedactor(secrets: Iterable<string>): Redact {
  const forms = [...new Set([...secrets].flatMap(formsOf))]
    .filter((form) => form.length >= MIN_LENGTH)
    // A secret that begins with another one is cut out whole.
    .sort((one, other) => other.length - one.length);
  if (forms.length === 0) return (text) => text;
  const pattern = new RegExp(forms.map(escapePattern).join('|'), 'g');
  return (text) => text.replaceAll(pattern, MASK);
}

function formsOf(secret: string): string[] {
  const lines = [secret, secret.trim(), ...secret.split(/[\r\n]+/).map((line) => line.trim())];
  return lines
    .filter((line) => line.length >= MIN_LENGTH)
    .flatMap((line) => [
      line,
      JSON.stringify(line).slice(1, -1),
      ...percentForms(line),
      ...base64Forms(line),
    ]);
}

function percentForms(secret: string): string[] {
  const encoded = encodeURIComponent(secret.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
  return [encoded, encoded.toLowerCase(), encoded.replaceAll('%20', '+')];
}

/** Returns the characters that stand for a secret alone in Base64, after any number of other bytes. */
function base64Forms(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return BASE64_OFFSETS.flatMap((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    const begin = Math.ceil((offset * 8) / 6);
    const own = text.slice(begin, Math.floor(((offset + bytes.length) * 8) / 6));
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
