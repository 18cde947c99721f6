# The console, its worker and its commands in one image. Which of them a container is, its arguments say:
#   (none)  --role api  --role worker  --role gateway  --domains=evolution
FROM node:24-slim AS manifests
WORKDIR /console
COPY package.json package-lock.json .npmrc ./
COPY analysis/package.json analysis/
COPY sample-agent/package.json sample-agent/
COPY server/package.json server/
COPY sdk/package.json sdk/
COPY web/package.json web/
COPY cli/package.json cli/

# The pages and the command line's one file are built with packages that the image does not keep.
FROM manifests AS pages
RUN npm ci --ignore-scripts
COPY tsconfig.json ./
COPY tools tools
COPY analysis analysis
COPY sdk sdk
COPY web web
COPY cli cli
RUN node tools/build-web.ts && node tools/build-cli.ts

FROM manifests AS packages
# The image has a Node already; the one that npm brings along would only make it larger.
RUN npm ci --omit=dev --ignore-scripts && rm -rf node_modules/node-linux-* && npm cache clean --force

FROM node:24-slim
WORKDIR /console
ENV NODE_ENV=production HOST=0.0.0.0 CONSOLE_DATA_DIR=/data NODE_COMPILE_CACHE=/console/compiled
RUN mkdir /data compiled && chown 1000:1000 /data compiled
COPY --from=packages /console/node_modules node_modules
COPY package.json LICENSE ./
COPY tools/node.cjs tools/compile-ahead.ts tools/
COPY tools/layers/sources.ts tools/layers/
COPY sdk/package.json sdk/
COPY analysis analysis
COPY sample-agent sample-agent
COPY server server
# Pages that assistants read over MCP.
COPY docs/*.md docs/
COPY docs/guides docs/guides
COPY --from=pages /console/web/dist web/dist
COPY --from=pages /console/cli/dist cli/dist
# By number: Kubernetes can then see that it is not root. The root file system may be read-only.
USER 1000:1000
# Compiled once, by the user and with the flags that it starts with; a machine of another kind compiles for itself.
RUN node --max-semi-space-size=32 --heap-growing-percent=50 --expose-gc --import ./tools/compile-ahead.ts server/src/main.ts --help > /dev/null
VOLUME /data
EXPOSE 8080
ENTRYPOINT ["node", "--max-semi-space-size=32", "--heap-growing-percent=50", "--expose-gc", "server/src/main.ts"]
