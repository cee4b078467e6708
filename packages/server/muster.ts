#!/usr/bin/env node
console.log("muster", process.version)
