import { defineCollection, z } from 'astro:content'
import { glob } from 'astro/loaders'

const posts = defineCollection({
  loader: glob({ pattern: '*.mdx', base: './posts' }),
  schema: z.object({
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    date: z.string(),
  }),
})

export const collections = { posts }
