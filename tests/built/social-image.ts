/** The size of the pictures that pages are shared with: what networks ask for, in pixels. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 }
