/** The MDX of a text: its words, and where they lie. */

/** What is read of an Mdx node. */
interface TextBody {
  readonly body: string
  readonly internal: { readonly contentFilePath: string }
}

/** The part of Gatsby's node model that finds it. */
export interface BodyModel {
  getNodeById(args: { id: string }): TextBody | null
}

/**
 * The node that holds a text's body.
 *
 * @throws where it is gone
 */
export function bodyOf({ id, parent }: { id: string; parent: string }, nodeModel: BodyModel) {
  const mdx = nodeModel.getNodeById({ id: parent })
  if (!mdx) throw new Error(`The text of ${id} is gone.`)
  return mdx
}
