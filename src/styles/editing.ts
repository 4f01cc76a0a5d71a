/** Styles for editor-only elements, in development and previews. */
export const EDITING_STYLE =
  '@layer blocks{[data-editing]{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:center;padding:.3rem var(--pad);background:var(--pale);font-size:.875rem}[data-editing] strong{padding:0 .5rem;background:var(--accent);color:var(--on-accent)}@media print{[data-editing]{display:none}}}'
