/** Names of Polly's female voices. Source: voice list of Amazon Polly, July 2025. */
const FEMALE = `Aditi Alba Amy Aria Arlet Astrid Ayanda Bianca Burcu Camila Carla Carmen Celine Chantal Conchita Danielle Dora
  Elin Emma Ewa Filiz Gabrielle Gwyneth Hala Hannah Hiujin Ida Ines Isabelle Ivy Jasmine Jihye Jitka Joanna Kajal Kazuha
  Kendra Kimberly Laura Lea Lisa Liv Lotte Lucia Lupe Maja Marlene Mia Mizuki Naja Niamh Nicole Ola Olivia Penelope
  Raveena Ruth Sabrina Salli Seoyeon Sofie Suvi Tatyana Tomoko Vicki Vitoria Zeina Zhiyu`;

/** Names of Polly's male voices. Source: voice list of Amazon Polly, July 2025. */
const MALE = `Adriano Andres Arthur Brian Cristiano Daniel Enrique Geraint Giorgio Gregory Hans Jacek Jan Joey Justin Karl Kevin
  Liam Mads Mathieu Matthew Maxim Miguel Patrick Pedro Raul Remi Ricardo Ruben Russell Sergio Stephen Takumi Thiago Zayd`;

/** Genders of Polly's voices by id, for lists of resellers that state no gender: `Joanna` → female. */
export const POLLY_GENDERS: ReadonlyMap<string, string> = new Map([
  ...FEMALE.split(/\s+/).map((id) => [id, 'female'] as const),
  ...MALE.split(/\s+/).map((id) => [id, 'male'] as const),
]);
