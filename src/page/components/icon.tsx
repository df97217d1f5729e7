/** SVG paths in a view box of 20 × 20 units. */
const PATHS = {
  copy: 'M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z',
  check: 'M4 10.5l4 4 8-9',
  compare: 'M3.5 4h5v12h-5zM11.5 4h5v12h-5z',
  star: 'M10 2.8l2.2 4.6 5 .7-3.6 3.5.9 5L10 14.2l-4.5 2.4.9-5L2.8 8.1l5-.7z',
} as const;
type IconName = keyof typeof PATHS;

/** Icon of a button. Screen readers skip the icon, because the button also has a text label. */
export function Icon({ name, isFilled = false }: { readonly name: IconName; readonly isFilled?: boolean }) {
  return (
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} fill={isFilled ? 'currentColor' : 'none'} />
    </svg>
  );
}
