const MASK = '[secret]';
/** Minimum length of a secret that is replaced. Shorter ones are not, because they may occur within common words, and API keys are longer. */
const MIN_LENGTH = 6;
/** Numbers of bytes that can precede a secret in a group of three bytes. For each number, Base64 encodes the secret differently. */
const BASE64_OFFSETS = [0, 1, 2];

/** Creates a function that replaces secrets in text. Recognized forms: plain, single lines, JSON, percent-encoding, Base64 (basic authentication). */
export function createRedactor(secrets: Iterable<string>): (text: string) => string {
  const forms = [...new Set([...secrets].flatMap(formsOf))]
    .filter((form) => form.length >= MIN_LENGTH)
    // Longer forms come first, so that a secret that starts with another secret is replaced as a whole.
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

/** Returns, for each offset in {@link BASE64_OFFSETS}, the Base64 characters that depend on the secret alone. */
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
