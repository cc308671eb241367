// Rule of oxlint on regular expressions (.oxlintrc.json).
import { analyse } from "scslre";

/** Reports regular expressions whose time grows faster than the text that they read. */
const linear = {
  create: (context) => ({
    Literal(node) {
      if (node.regex === undefined) return;
      const [report] = analyse({ source: node.regex.pattern, flags: node.regex.flags }).reports;
      if (report === undefined) return;
      const { source } = report.character.literal;
      context.report({ node, message: `Takes super-linear time over a long run of ${source}.` });
    },
  }),
};

export default { meta: { name: "patterns" }, rules: { linear } };
