/**
 * A question about one thing, answered once for each: what has not changed is not looked at again.
 *
 * @param question it must give the same answer for the same thing as long as that lives
 */
export function once<Subject extends object, Answer>(
  question: (subject: Subject) => Answer,
): (subject: Subject) => Answer {
  const known = new WeakMap<Subject, { answer: Answer }>()
  return subject => {
    const { answer } = known.get(subject) ?? { answer: question(subject) }
    known.set(subject, { answer })
    return answer
  }
}
