import type { ComponentChildren } from 'preact';

interface GuideProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** Section of the reference with a heading that links to the section itself. */
export function Guide({ id, title, children }: GuideProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <a class="anchor" href={`#${id}`}>
          {title}
        </a>
      </h2>
      {children}
    </section>
  );
}
